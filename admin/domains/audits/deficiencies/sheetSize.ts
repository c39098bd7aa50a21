/** Size of a deficiency's sheet: from below on a phone, from the right where there is room. */
export const sheetSize = (isPhone: boolean) => ({
  width: isPhone ? '100%' : 480,
  maxWidth: '100%',
  height: isPhone ? '94dvh' : '100%',
  borderRadius: isPhone ? '14px 14px 0 0' : 0,
});
