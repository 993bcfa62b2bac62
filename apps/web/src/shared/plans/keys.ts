export const planKeys = {
  all: ['plans'] as const,
  usage: ['plans', 'usage'] as const,
  subscription: ['plans', 'subscription'] as const,
};
