/** A message to one person; both forms say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail on its way, with small papers that travel with it. */
export interface QueuedMail extends Mail {
  papers?: { filename: string; contentType: string; base64: string }[];
}
