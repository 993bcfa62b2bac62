export { makeCountryTest } from '../answer-types/countries.ts';
