import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    [
      '../../../../resources/locales/*/de-DE.json',
      '!**/{report,planning,order,text}Document/*',
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
