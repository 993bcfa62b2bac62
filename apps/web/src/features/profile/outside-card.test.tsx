import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { card, openProfile, signInForProfile } from '#testing/open-profile.ts';

signInForProfile();

test.each([
  [
    { model: 'anthropic/claude', outsideAllowed: true },
    /passages that may answer them go to anthropic\/claude/,
  ],
  [{ model: null, outsideAllowed: true }, /No outside service is set up/],
  [{ model: 'anthropic/claude', outsideAllowed: false }, /lets no text leave it/],
])('whether text goes outside is said and switched (%o)', async (installation, meaning) => {
  const { sent } = await openProfile({
    'GET /config': () =>
      jsonAnswer(200, {
        productName: 'Recto',
        signup: 'open',
        sso: false,
        chatWidgetSrc: null,
        payments: 'none',
        plansEnforced: false,
        translation: null,
        notice: null,
        ocrLanguages: ['en'],
        ...installation,
      }),
    'GET /auth/account/settings': () => jsonAnswer(200, { sendOutside: false, hasAdmin: true }),
    'PUT /auth/account/settings': () => jsonAnswer(200, { sendOutside: true, hasAdmin: true }),
  });
  const services = card('Outside services');
  await services.findByText(meaning);
  const toggle = services.getByRole<HTMLInputElement>('switch', { name: 'Send text to outside services' });
  await waitFor(() => expect(services.getByText('off')).toBeTruthy());
  expect(toggle.disabled).toBe(!installation.outsideAllowed);
  if (toggle.disabled) return;
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /auth/account/settings', body: { sendOutside: true } }]),
  );
  await waitFor(() => expect(services.getByText('on')).toBeTruthy());
});
