import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { card, openProfile, press } from '#testing/open-profile.ts';
import { makeSubscription, makeUsage } from '#testing/plans.ts';
import { signedInWith } from '#testing/signed-in.ts';

const SUBSCRIBED = { 'custom:subscribed': '1', 'custom:customerid': 'cus_1' };
const subscription = () => card('Subscription');

function open(data: readonly unknown[], attributes: Record<string, string> = SUBSCRIBED) {
  useSession.setState(signedInWith(attributes), true);
  return openProfile({
    'GET /usage': () => jsonAnswer(200, makeUsage('PRICE_ID_10', { questions: 438, files: 62 })),
    'POST /subscription/get-customer-info': () => jsonAnswer(200, { data }),
    'POST /subscription/cancel-subscription': () => jsonAnswer(200, data[0]),
  });
}

test.each([
  [1500, '$15'],
  [7500, '$75'],
  [18500, '$185'],
  [25500, '$255'],
  [1000, '$10'],
  [15000, '$150'],
  [2000, 'Not Subscribed'],
])('an amount of %i cents is shown as %s', async (amount, shown) => {
  await open([makeSubscription(amount)]);
  expect(await subscription().findByText((text) => text.startsWith(shown))).toBeTruthy();
});

test('the card says the plan, what is left of it and when it renews, and ends it on request', async () => {
  const { sent } = await open([makeSubscription(1000)]);
  expect(await subscription().findByText('Ascend')).toBeTruthy();
  await waitFor(() => expect(subscription().getByText('312 of 750')).toBeTruthy());
  expect(subscription().getByText('38 of 100')).toBeTruthy();
  expect(subscription().getByText('Dec 1, 2026')).toBeTruthy();
  fireEvent.keyDown(subscription().getByRole('button', { name: 'Subscription menu' }), { key: 'Enter' });
  await press(await screen.findByRole('menuitem', { name: 'Cancel Subscription' }));
  await press(await screen.findByRole('button', { name: 'End Subscription' }));
  expect(await screen.findByText('Your Subscription was cancelled')).toBeTruthy();
  expect(sent.at(-2)?.call ?? '').toContain('/subscription/');
});

test('one that is ending says so, and is not cancelled twice', async () => {
  await open([makeSubscription(1000, { cancelAtPeriodEnd: true })]);
  expect(await subscription().findByText('Ends')).toBeTruthy();
  expect(subscription().queryByRole('button', { name: 'Subscription menu' })).toBeNull();
});

test.each([
  ['with an empty answer of the provider', SUBSCRIBED],
  ['who never paid', {}],
])('somebody %s is Not Subscribed, and led to the plans', async (_, attributes) => {
  await open([], attributes);
  expect(await subscription().findByText('Not Subscribed')).toBeTruthy();
  expect(subscription().getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/subscribe');
  expect(subscription().queryByRole('button', { name: 'Subscription menu' })).toBeNull();
  expect(useSession.getState().user?.plan).toBe(0);
});
