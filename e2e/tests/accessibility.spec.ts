import { expectAccessible } from '../support/looks.ts';
import { fillLogin, makeNewcomer, makePerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { theReader } from '../support/reader.ts';
import { SCREEN_STATES } from '../support/screen-states/index.ts';
import { openRegistration } from '../support/screen-states/profile.ts';
import { button, dialog } from '../support/screen-states/screen-state.ts';
import { addSecondFactor, openSession } from '../support/second-factor.ts';
import { readQrCode } from '../support/qr-code.ts';
import { plantSession, signIn } from '../support/session.ts';
import { makeAuthenticator } from '../support/totp.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

for (const [area, states] of Object.entries(SCREEN_STATES))
  test(`no screen of the ${area} has a fault, nor anything that opens over one`, async ({ page, server }) => {
    const { person } = await theReader(server);
    if (area === 'profile') await openSession(server, person, PHONE);
    await plantSession(page, person);
    for (const { name, open } of states)
      await test.step(name, async () => {
        await expectAccessible(page, await open(page, await theReader(server)), name);
        await page.unrouteAll();
      });
  });

test('no fault in the steps of the tour and its beacon', async ({ page, server }) => {
  await signIn(page, await makeNewcomer(server));
  const step = page.getByRole('alertdialog');
  await expect(step).toBeVisible();
  await expectAccessible(page, step);
  await expect(step).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, button(page, 'Open the dialog'));
});

test('no fault in recovery codes, what proves an account, and Mfa off', async ({ page, server }) => {
  const person = await makePerson(server);
  await plantSession(page, person);
  await openRegistration(page);
  const registration = dialog(page, 'Mfa Registration');
  const link = new URL(await readQrCode(registration.getByRole('img', { name: /QR code/ })));
  const app = makeAuthenticator(link.searchParams.get('secret') ?? '');
  await page.getByRole('textbox', { name: 'Six digits' }).fill(await app.lateCode());
  await page.keyboard.press('Enter');
  const codes = dialog(page, 'Your recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toBeVisible();
  await expectAccessible(page, codes);
  await codes.getByRole('button', { name: 'I have saved them' }).click();

  await button(page, 'Register Mfa').click();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('The password is wrong.');
  await expectAccessible(page, registration);
  await page.keyboard.press('Escape');

  const card = page.getByRole('region', { name: 'Mfa Settings' });
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(card.getByText('on', { exact: true })).toBeVisible();
  await card.getByRole('switch').uncheck();
  await card.getByRole('button', { name: 'Update' }).click();
  await expectAccessible(page, dialog(page, 'Switch Mfa off'));
});

test('no fault in the second step of the login, by digits and by a recovery code', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await addSecondFactor(server, person);
  await page.goto('/login');
  await fillLogin(page, person);
  await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
  await button(page, 'Verify MFA').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, page.getByRole('heading', { name: 'Give Your Mfa Code' }));
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('aaaaa-aaaaa');
  await button(page, 'Verify MFA').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, page.getByRole('textbox', { name: 'Recovery code' }));
});

test('no fault in the screens before login', async ({ page, server }) => {
  const heading = (name: string) => page.getByRole('heading', { name });
  const wrong = async (address: string, submit: string) => {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  };
  await wrong('/login', 'Recto');
  await expectAccessible(page, heading('Welcome back!'));
  await wrong('/signup', 'Create account');
  await expectAccessible(page, heading('Create your account'));
  await button(page, 'I accept the Terms and Conditions').click();
  await expectAccessible(page, dialog(page, 'Terms and Conditions'));
  await wrong('/forgot-password', 'Forgot Password');
  await expectAccessible(page, heading('Forgot your password?'));
  await page.goto('/change-password');
  await expectAccessible(page, heading('Change Password'));
  await page.goto('/nowhere');
  await expectAccessible(page, heading('Page Not Found'));
  await page.goto('/login');
  await fillLogin(page, await signUp(server));
  await expectAccessible(page, heading('Check your email for One Time Password (OTP)'));
});
