import type { DataContext } from '#cli/contexts.ts';
import type { Product } from '#compose/product.ts';
import type { Config } from '#config.ts';

/** What a command may use of the product. */
export function makeDataContext(
  config: Config,
  { infrastructure, capabilities }: Product,
  circumstances: Pick<DataContext, 'signal' | 'isInServer'>,
): DataContext {
  const { accounts } = capabilities;
  return { config, database: infrastructure.opened.database, accounts, ...circumstances };
}
