import { CATALOGUE } from '@recto/contract/catalogue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { attributeOf, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { answerCalls, installation, makeSubscription, makeUsage } from '#testing/plans.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signedInWith } from '#testing/signed-in.ts';
import { Component } from './subscribe.page.tsx';

const SUBSCRIBED = { 'custom:subscribed': '1', 'custom:customerid': 'cus_1' };
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
});

type Answers = Parameters<typeof answerCalls>[0];

async function open(attributes: Record<string, string>, answers: Answers = {}) {
  useSession.setState(signedInWith(attributes), true);
  const sent = answerCalls({
    'GET /config': () => jsonAnswer(200, installation()),
    'GET /usage': () => jsonAnswer(200, makeUsage('FREE')),
    ...answers,
  });
  await renderPage('/subscribe', Component);
  return sent;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const subscribed = () =>
  CATALOGUE.map(({ name }) => name).filter((name) => card(name).queryByText('Subscribed') !== null);
const press = (name: string, of = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => fireEvent.click(of.getByRole('button', { name })));

test.each([
  [0, ['Origin']],
  [1000, ['Ascend']],
  [7500, ['Vatnage']],
  [15000, ['Summit']],
  [1500, []],
  [18500, []],
])('of an account that pays %i cents the cards %j say Subscribed', async (amount, expected) => {
  const data = amount === 0 ? [] : [makeSubscription(amount)];
  await open(SUBSCRIBED, { 'POST /subscription/get-customer-info': () => jsonAnswer(200, { data }) });
  await screen.findAllByRole('button', { name: /^Subscribe to/ });
  expect(subscribed()).toEqual(expected);
  expect(useSession.getState().user?.plan).toBe(amount);
});

test('all texts of the catalogue are there, both readings where there are two', async () => {
  await open({});
  await screen.findByText('Subscribed');
  for (const { name, description } of CATALOGUE) expect(card(name).getByText(description)).toBeTruthy();
  expect(card('Ascend').getByText('100')).toBeTruthy();
  expect(card('Ascend').getByText('described as up to 1,000')).toBeTruthy();
  expect(card('Summit').getByText('described as 285')).toBeTruthy();
  expect(
    screen.getByText('Data privacy is our first priority: your documents stay on this server.'),
  ).toBeTruthy();
});

test('somebody without a customer id gets one, and then goes to the checkout', async () => {
  const sent = await open(
    {},
    {
      'POST /subscription/create-customer': () => jsonAnswer(200, { customer: { id: 'cus_new' } }),
      'POST /subscription': () => jsonAnswer(200, { url: 'http://checkout.example/1' }),
    },
  );
  await screen.findByText('Subscribed');
  await press('Subscribe to Vatnage');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://checkout.example/1'));
  expect(sent).toEqual([
    { call: 'POST /subscription/create-customer', body: { email: 'ada@northwind.example' } },
    { call: 'POST /subscription', body: { customerId: 'cus_new', plan: 'PRICE_ID_75' } },
  ]);
  expect(attributeOf(useSession.getState().user, 'custom:customerid')).toBe('cus_new');
});

test('somebody who is known to the provider goes to the checkout at once; a refusal is told', async () => {
  let answer = jsonAnswer(503, { code: 'payments.unreachable' }, 'The payment provider cannot be reached.');
  const sent = await open({ 'custom:customerid': 'cus_1' }, { 'POST /subscription': () => answer });
  await screen.findByText('Subscribed');
  await press('Subscribe to Ascend');
  await screen.findByText('The payment provider cannot be reached.');
  answer = jsonAnswer(200, { url: 'http://checkout.example/2' });
  await press('Subscribe to Ascend');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://checkout.example/2'));
  expect(sent.map(({ call }) => call)).toEqual(['POST /subscription', 'POST /subscription']);
});

test('Origin ends the plan that is paid: with a reason, in the dialog that says until when it continues', async () => {
  let data = [makeSubscription(1000)];
  const sent = await open(SUBSCRIBED, {
    'GET /usage': () => jsonAnswer(200, makeUsage('PRICE_ID_10')),
    'POST /subscription/get-customer-info': () => jsonAnswer(200, { data }),
    'POST /subscription': () => jsonAnswer(200, { url: 'http://checkout.example/keep' }),
    'POST /subscription/cancel-subscription': () => {
      data = [makeSubscription(1000, { cancelAtPeriodEnd: true })];
      return jsonAnswer(200, data[0]);
    },
  });
  expect(await screen.findByText('Ends Ascend on Dec 1')).toBeTruthy();
  expect(screen.getByText('Renews Dec 1')).toBeTruthy();
  await press('Subscribe to Origin');
  await press('Keep Subscription');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Subscribe to Origin');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Subscription' }));
  expect(dialog.getByText(/continues until the end of the subscription period/).textContent).toContain(
    'Dec 1, 2026',
  );
  fireEvent.change(dialog.getByLabelText('Why do you cancel?'), { target: { value: ' Done. ' } });
  await press('End Subscription', dialog);
  expect(await screen.findByText('Your Subscription was cancelled')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Ends Dec 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subscribe to Origin' })).toBeNull();
  await press('Keep Ascend');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://checkout.example/keep'));
  expect(sent.filter(({ call }) => call.endsWith('cancel-subscription'))).toEqual([
    {
      call: 'POST /subscription/cancel-subscription',
      body: { subscriptionId: 'sub_1', comment: 'Done.' },
    },
  ]);
});

test('somebody subscribed without a customer id is told, and counts as unsubscribed', async () => {
  const sent = await open({ 'custom:subscribed': '1' });
  expect(await screen.findByText('Customer Id for Stripe is not Created')).toBeTruthy();
  expect(screen.getByText('Please Contact Customer Support to creeate Your Id')).toBeTruthy();
  await press('Ok');
  expect(subscribed()).toEqual(['Origin']);
  expect(sent).toEqual([]);
});

test('where no limits apply that is said, and where nothing is sold nothing is offered', async () => {
  await open(
    {},
    {
      'GET /config': () => jsonAnswer(200, installation({ payments: 'none', plansEnforced: false })),
      'GET /usage': () => jsonAnswer(200, makeUsage('none')),
    },
  );
  expect(await screen.findByText(/This installation sets no plan limits/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Used this month')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
});

test('where the provider cannot be asked that is said, with another try', async () => {
  let answer = jsonAnswer(400, { code: 'payments.broken' }, 'It did not work.');
  await open(SUBSCRIBED, { 'POST /subscription/get-customer-info': () => answer });
  expect(await screen.findByText('It did not work.')).toBeTruthy();
  expect(subscribed()).toEqual([]);
  answer = jsonAnswer(200, { data: [makeSubscription(7500)] });
  await press('Try again');
  await screen.findByText('Renews Dec 1');
  expect(subscribed()).toEqual(['Vatnage']);
});
