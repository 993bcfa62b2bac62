import type { DataContext } from '#cli/contexts.ts';
import type { Product } from '#compose/product.ts';
import type { Config } from '#config.ts';

/** What a command may use of the product. */
export function makeDataContext(
  config: Config,
  { infrastructure, capabilities }: Product,
  circumstances: Pick<DataContext, 'signal' | 'isInServer'>,
): DataContext {
  const { accounts, listSettings } = capabilities;
  const { database } = infrastructure.opened;
  return { config, database, accounts, listSettings, ...circumstances };
}
