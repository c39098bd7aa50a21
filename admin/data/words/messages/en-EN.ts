import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    [
      '../../../../resources/locales/*/en-EN.json',
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
