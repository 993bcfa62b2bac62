export { findLanguageData } from '#ocr/language-data.ts';
export { isSure, readScan, type ScanText } from '#ocr/read-scan.ts';
