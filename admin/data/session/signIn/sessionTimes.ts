/**
 * The specification's refresh timeout factor, understood as in angular-oauth2-oidc (`timeoutFactor`): a token is
 * refreshed after this fraction of its lifetime.
 */
export const refreshFactor = 0.1;
/** Milliseconds a token must still be valid. */
export const margin = 10_000;
/** Milliseconds between attempts to reach the server. */
export const retryAfter = 30_000;
