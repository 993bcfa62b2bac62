import { expect, type Page } from '@playwright/test';
import { fillLogin } from '../support/people.ts';
import type { Screen } from './stage.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

export const accountsScreens: readonly Screen[] = [
  {
    name: 'login',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
    },
  },
  {
    name: 'login-errors',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('ada@northwind');
      await page.getByRole('button', { name: 'Recto' }).click();
      await expect(page.getByText('Email is invalid')).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    viewer: 'nobody',
    async show({ page, stage }) {
      await page.goto('/login');
      await fillLogin(page, { email: stage.newcomer.email, password: 'not the password' });
      await expect(page.getByRole('alert')).toContainText('wrong');
      await expect(toasts(page)).toBeVisible();
    },
  },
  {
    name: 'signup',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    },
  },
  {
    name: 'signup-errors',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/signup');
      await page.getByLabel('First name').fill('Ada');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Name must be at least 4 characters.', { exact: true })).toBeVisible();
      await expect(toasts(page)).toBeVisible();
    },
  },
  {
    name: 'signup-terms',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Terms and Conditions' }).click();
      await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
    },
  },
  {
    name: 'verify-email',
    viewer: 'nobody',
    async show({ page, stage }) {
      await page.goto('/login');
      await fillLogin(page, stage.unconfirmed);
      await expect(page).toHaveURL(/verify-email/);
      await expect(toasts(page)).toHaveCount(0);
      await page.getByRole('textbox').pressSequentially('314');
    },
  },
  {
    name: 'forgot-password',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/forgot-password');
      await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeVisible();
    },
  },
  {
    name: 'confirm-forgot-password',
    viewer: 'nobody',
    async show({ page, stage }) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(stage.newcomer.email);
      await page.getByRole('button', { name: 'Forgot Password' }).click();
      await page.getByLabel('New password').fill('seven77');
      await page.getByRole('textbox', { name: 'Confirmation code' }).fill('314159');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
      await expect(toasts(page)).toBeVisible();
    },
  },
  {
    name: 'change-password',
    viewer: 'newcomer',
    async show({ page }) {
      await page.goto('/change-password');
      await page.getByLabel('Current password').fill('not the password');
      await page.getByLabel('New password').fill('another long password');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'change-password-signed-out',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/change-password');
      await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    viewer: 'nobody',
    async show({ page }) {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    },
  },
];
