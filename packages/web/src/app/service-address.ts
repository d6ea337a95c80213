/** The service's address with its prefix, without a slash at the end: the page lies beside its API. */
export const SERVICE_ADDRESS: string = new URL('.', location.href).href.replace(/\/$/, '');
