import type { Campaign } from '@recto/contract/campaigns';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';

/** Tags of the author are shown as text, and addresses that run something are no links. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Between two lines of three hyphens at the head of the file. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

const FrontMatter = z.object({
  title: z.string('a title is missing').trim().min(1, 'a title is missing'),
  date: z.iso.date('a date such as 2026-03-31 is missing'),
});

/** The file is not a campaign; the message says what is wrong with it. */
export class CampaignError extends Error {}

/** Makes HTML of a campaign's file. */
export function renderCampaign(id: string, source: string): Campaign {
  const [head = '', fields] = FRONT_MATTER.exec(source) ?? [];
  if (fields === undefined)
    throw new CampaignError('it does not begin with front matter between "---" lines');
  const { title, date } = readFields(fields);
  return { id, title, date, html: markdown.render(source.slice(head.length)) };
}

function readFields(text: string): z.infer<typeof FrontMatter> {
  let fields: unknown;
  try {
    // As texts: a date is not to be moved to another day by a time zone, and nothing expands to more than there is.
    fields = parse(text, { schema: 'failsafe', maxAliasCount: 0 });
  } catch (cause) {
    throw new CampaignError('its front matter is not valid YAML', { cause });
  }
  const read = FrontMatter.safeParse(fields);
  if (!read.success)
    throw new CampaignError(`in its front matter ${read.error.issues[0]?.message ?? 'something is wrong'}`);
  return read.data;
}
