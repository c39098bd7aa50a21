/**
 * The specification's refresh timeout factor, read as the libraries do that have one (angular-oauth2-oidc's
 * `timeoutFactor`): a token is replaced after this part of its lifetime.
 */
export const refreshFactor = 0.1;
/** Milliseconds a token must still be good for. */
export const margin = 10_000;
/** Milliseconds until an unreachable server is asked again. */
export const retryAfter = 30_000;
