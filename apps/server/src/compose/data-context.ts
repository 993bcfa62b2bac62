import { makeDataTools } from '#compose/backup/data-tools.ts';
import type { DataContext } from '#cli/contexts.ts';
import type { Product } from '#compose/product.ts';
import type { Config } from '#config.ts';

/** What a command may use of the product. */
export function makeDataContext(
  config: Config,
  product: Product,
  circumstances: Pick<DataContext, 'signal' | 'isInServer'>,
): DataContext {
  const { infrastructure, capabilities } = product;
  const { accounts, listSettings } = capabilities;
  const { database } = infrastructure.opened;
  return { config, database, accounts, listSettings, ...makeDataTools(config, product), ...circumstances };
}
