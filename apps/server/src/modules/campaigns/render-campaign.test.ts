import { expect, test } from 'vitest';
import { renderCampaign } from '#modules/campaigns/render-campaign.ts';

const head = '---\ntitle: Spring\ndate: 2026-03-31\n---\n';
const html = (body: string) => renderCampaign('spring', head + body).html;

test('a campaign is its front matter and its Markdown as HTML', () => {
  const source = `\uFEFF---\r\ntitle: "Spring: what is new"\r\ndate: 2026-03-31\r\nauthor: Ada\r\n---\r\n# New\r\n\r\n- *One*\r\n`;
  expect(renderCampaign('spring', source)).toEqual({
    id: 'spring',
    title: 'Spring: what is new',
    date: '2026-03-31',
    html: '<h1>New</h1>\n<ul>\n<li><em>One</em></li>\n</ul>\n',
  });
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](vbscript:alert(1))',
  '[x](file:///etc/passwd)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  `[x](https://example.com '" onclick="alert(1)')`,
  '![" onerror="alert(1)](https://example.com/x.png)',
  '```"><script>\nalert(1)\n```',
])('nothing in it runs: %s', (body) => {
  const shown = html(body);
  // What stands in quotes is a value, whatever it says.
  expect(shown.replace(/"[^"]*"/g, '""')).not.toMatch(/<(?:script|svg|iframe)|<[^>]*\s(?:on\w+)\s*=/i);
  expect(shown).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|file|data)/i);
});

test.each([
  ['# No front matter', 'front matter'],
  ['---\ndate: 2026-03-31\n---\nText', 'a title is missing'],
  ['---\ntitle: Spring\ndate: soon\n---\nText', 'a date such as'],
  ['---\ntitle: [\n---\nText', 'not valid YAML'],
  ['---\ntitle: &a x\ndate: *a\n---\nText', 'in its front matter|not valid'],
])('what is no campaign says why (%#)', (source, reason) => {
  expect(() => renderCampaign('spring', source)).toThrow(new RegExp(reason));
});
