import { contract } from '@recto/contract';
import type { PaidPlanId } from '@recto/contract/catalogue';
import { connect, logIn, type Person } from '@recto/testing/api';
import type { RunningServer } from './server.ts';

/** Buys a plan over HTTP, or changes to it, whoever takes the payment. */
export async function buyPlan({ url }: RunningServer, person: Person, plan: PaidPlanId): Promise<void> {
  const api = connect(url, (await logIn(connect(url), person)).AccessToken);
  await api.call(contract.plans.createCustomer, { body: {} });
  const { url: checkout } = await api.call(contract.plans.subscribe, { body: { plan } });
  const response = await fetch(checkout, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=complete',
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`the checkout answered ${response.status}`);
  await api.call(contract.plans.updateInfo, { body: {} });
}
