/** The product's logo, a plumb bob. Decorative: the name is beside it. */
export function PlumbMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="14" fill="#1d4a59" />
      <path d="M32 9v21M21 12h22" stroke="#f3f6f5" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M32 28c7 0 11 3.6 11 9 0 7-6.4 12.6-11 18-4.6-5.4-11-11-11-18 0-5.4 4-9 11-9z"
        fill="#e0ad4c"
      />
      <path d="M32 28c7 0 11 3.6 11 9 0 7-6.4 12.6-11 18z" fill="#c78f2b" />
    </svg>
  );
}
