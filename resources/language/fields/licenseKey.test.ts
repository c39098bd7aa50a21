import { describe, expect, it } from 'vitest';
import { isLicenseKey, splitLicenseKeys } from './licenseKey';

describe('licence keys', () => {
  it('are four groups of four capitals or digits', () => {
    expect(isLicenseKey('7KQM-2XHD-P9TA-46WB')).toBe(true);
    for (const wrong of [
      '7kqm-2xhd-p9ta-46wb',
      '7KQM2XHDP9TA46WB',
      '7KQM-2XHD-P9TA',
      '7KQM-2XHD-P9TA-46WŻ',
      '',
    ])
      expect(isLicenseKey(wrong), wrong).toBe(false);
  });

  it('come several at a time, parted by commas, and each counts once', () => {
    expect(splitLicenseKeys(' 7kqm-2xhd-p9ta-46wb, AAAA-BBBB-CCCC-DDDD,,\n7KQM-2XHD-P9TA-46WB ')).toEqual([
      '7KQM-2XHD-P9TA-46WB',
      'AAAA-BBBB-CCCC-DDDD',
    ]);
  });
});
