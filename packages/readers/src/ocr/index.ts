export { detectScanLanguage } from '#ocr/detect-scan-language.ts';
export { type GrayImage, toPgm } from '#ocr/gray-image.ts';
export { findLanguageData, type LanguageData, languagesToRead, programNameOf } from '#ocr/language-data.ts';
export { makePackagedEngine } from '#ocr/packaged-engine.ts';
export { parseHocr } from '#ocr/parse-hocr.ts';
export { isSure, readScan, type ScanText } from '#ocr/read-scan.ts';
export { readInLanguages } from '#ocr/read-in-languages.ts';
export type { Recognise } from '#ocr/recognised.ts';
