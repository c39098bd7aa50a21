import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    [
      '../../../../resources/locales/*/de-DE.json',
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
