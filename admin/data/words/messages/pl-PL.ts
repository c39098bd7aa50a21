import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    [
      '../../../../resources/locales/*/pl-PL.json',
      '!**/reportDocument/*',
      '!**/fatal/*',
      '!**/mails/*',
      '!**/registration/*',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
