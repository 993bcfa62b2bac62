import { campaigns as endpoints } from '@recto/contract/campaigns';
import { notFound } from '#kernel/errors.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import { readCampaign } from '#modules/campaigns/read-campaign.ts';
import { CampaignError, renderCampaign } from '#modules/campaigns/render-campaign.ts';

interface CampaignsDeps {
  readonly log: Pick<Log, 'warn'>;
  /** Where operators put their campaigns. It need not be there. */
  readonly contentFolder: string;
}

/** Pages of the operator's blog. */
export function makeCampaigns({ log, contentFolder }: CampaignsDeps) {
  const routes = makeRoutes(endpoints, {
    get: async ({ params: { id } }) => {
      const source = await readCampaign(contentFolder, id);
      if (source === null) throw notFound('Campaign');
      try {
        return { result: renderCampaign(id, source) };
      } catch (error) {
        if (!(error instanceof CampaignError)) throw error;
        // Whoever reads the blog can do nothing about it.
        log.warn(
          { event: 'campaign.invalid', campaign: id, reason: error.message },
          'a campaign is not shown',
        );
        throw notFound('Campaign');
      }
    },
  });
  return { name: 'campaigns', routes: [routes] } satisfies Module;
}
