import { AppError, notAllowed } from '#kernel/errors.ts';

export const noPayments = () =>
  new AppError(409, 'subscription.no_payments', 'This installation takes no payments.');

export const noCustomer = () =>
  new AppError(409, 'subscription.no_customer', 'The account is not known to the payment provider yet.');

export const foreignId = () => notAllowed('subscription.foreign', 'This belongs to somebody else.');

export const freePlan = () =>
  new AppError(
    422,
    'subscription.free_plan',
    'Nothing is paid for this plan. To come back to it, cancel your subscription.',
  );

export const samePlan = (name: string) =>
  new AppError(409, 'subscription.same_plan', `You have the ${name} plan already.`);

export const noSubscription = () =>
  new AppError(409, 'subscription.none', 'There is no subscription to cancel.');

export const providerAway = (cause: unknown) =>
  new AppError(
    503,
    'subscription.provider_away',
    'The payment provider does not answer. Nothing was charged or changed; please try again in a minute.',
    { retryAfterSeconds: 30, cause },
  );

export const notInPlan = (feature: string) =>
  notAllowed('plan.feature', `${feature} are part of the Summit plan.`);
