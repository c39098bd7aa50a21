/** Address to register as a customer of the broker: at its own host name, else with its id. */
export function registrationLink(origin: string, { id, host }: { id: string; host?: string | null }): string {
  const address = new URL('/registration', origin);
  if (host) address.hostname = host;
  else address.searchParams.set('broker', id);
  return address.href;
}
