/** An empty value. */
export const Dash = () => (
  <span aria-hidden style={quiet}>
    –
  </span>
);

const quiet = { opacity: 0.4 } as const;
