/** A Stripe of the tests' own, for servers that are started with its `env`. */
export { openStripeServer, type StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
