import { expect, type Page } from '@playwright/test';
import { fillLogin, logIn, makePerson, newPerson, type Person } from '../support/people.ts';
import { addSecondFactor, openSession } from '../support/second-factor.ts';
import { makeAuthenticator } from '../support/totp.ts';
import type { Scene, Screen } from './stage.ts';

const OTHER_DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
];

let made = 0;
/** Somebody new for every picture: what one shows would end the sessions of the next. */
const makeAda = ({ stage }: Scene): Promise<Person> =>
  makePerson(stage.server, { ...newPerson(), email: `ada${++made}@northwind.example` });

async function openProfile(scene: Scene, prepare?: (person: Person) => Promise<unknown>): Promise<Page> {
  const { page, stage } = scene;
  const person = await makeAda(scene);
  await prepare?.(person);
  await logIn(page, person);
  for (const userAgent of OTHER_DEVICES) await openSession(stage.server, person, userAgent);
  await page.goto('/profile');
  await expect(page.getByText('Firefox on Windows')).toBeVisible();
  return page;
}

async function openRegistration(scene: Scene): Promise<Page> {
  const page = await openProfile(scene);
  await page.getByRole('switch', { name: 'Mfa' }).check();
  await page.getByRole('button', { name: 'Register Mfa' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  return page;
}

/** Logs somebody in as far as the second step. */
async function openMfa(scene: Scene): Promise<Page> {
  const { page, stage } = scene;
  const person = await makeAda(scene);
  await addSecondFactor(stage.server, person);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Give Your Mfa Code' })).toBeVisible();
  return page;
}

const screen = (name: string, show: Screen['show']): Screen => ({ name, viewer: 'nobody', show });

export const profileScreens: readonly Screen[] = [
  screen('mfa', async (scene) => {
    const page = await openMfa(scene);
    await page.getByRole('textbox', { name: 'Six digits' }).pressSequentially('571');
  }),
  screen('mfa-refused', async (scene) => {
    const page = await openMfa(scene);
    await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
    await page.getByRole('button', { name: 'Verify MFA' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  screen('mfa-recovery', async (scene) => {
    const page = await openMfa(scene);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  }),
  screen('profile', async (scene) => {
    await openProfile(scene);
  }),
  screen('profile-unsaved', async (scene) => {
    const page = await openProfile(scene);
    await page.getByRole('switch', { name: 'Mfa' }).check();
    await page.getByLabel('First name').fill('Augusta '.repeat(13));
    await page.getByRole('button', { name: 'Update' }).last().click();
    await expect(page.getByText('Name must be at most 100 characters.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
  }),
  screen('profile-mfa', async (scene) => {
    const page = await openRegistration(scene);
    await page.getByRole('textbox', { name: 'Six digits' }).pressSequentially('4071');
  }),
  screen('profile-mfa-refused', async (scene) => {
    const page = await openRegistration(scene);
    await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
    await page.getByRole('button', { name: 'Register Totp' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  screen('profile-recovery-codes', async (scene) => {
    const page = await openRegistration(scene);
    const key = await page
      .getByRole('dialog')
      .getByText(/^([A-Z2-7]{4} ?){8}$/)
      .textContent();
    const app = makeAuthenticator((key ?? '').replaceAll(' ', ''));
    await page.getByRole('textbox', { name: 'Six digits' }).fill(await app.code());
    await page.getByRole('button', { name: 'Register Totp' }).click();
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  }),
  screen('profile-mfa-proof', async (scene) => {
    const { page, stage } = scene;
    await openProfile(scene, (person) => addSecondFactor(stage.server, person, { on: false }));
    await page.getByRole('switch', { name: 'Mfa' }).check();
    await page.getByRole('button', { name: 'Register Mfa' }).click();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The password is wrong.')).toBeVisible();
  }),
  screen('profile-sign-out', async (scene) => {
    const page = await openProfile(scene);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  screen('profile-delete', async (scene) => {
    const page = await openProfile(scene);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
];
