/** The version of the program that stands in the files it writes; a test holds it to package.json. */
export const APP_VERSION = '0.1.0';
