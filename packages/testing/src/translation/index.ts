/** Servers on this machine that speak the protocols of translation providers, and fail as those do. */
export { translateBySegments } from './by-segments.ts';
export {
  type ProviderFault,
  startTranslationServer,
  type TranslationCall,
  type TranslationServer,
} from './translation-server.ts';
