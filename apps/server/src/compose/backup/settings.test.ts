import { expect, test } from 'vitest';
import { settingsOf } from '#compose/backup/settings.ts';

test('settings are kept without secrets, also those in an address', () => {
  const secret = 'not for anybody';
  const found = settingsOf({
    PRODUCT_NAME: 'Papers',
    APP_SECRET: secret,
    LLM_API_KEY: secret,
    OIDC_CLIENT_SECRET: secret,
    STRIPE_SECRET_KEY: secret,
    SMTP_URL: 'smtps://ada:not%20for%20anybody@mail.example:465',
    DATABASE_URL: 'postgres://ada:secret@db.example/recto',
    LLM_BASE_URL: 'https://models.example/v1?key=secret',
    HOME: '/of/nobody',
  });
  expect(found).toEqual({
    PRODUCT_NAME: 'Papers',
    SMTP_URL: 'smtps://mail.example:465',
    LLM_BASE_URL: 'https://models.example/v1',
  });
});
