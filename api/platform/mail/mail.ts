/** A message to one person, in words only; both forms say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
