import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    ['../../../resources/locales/*/en-EN.json', '!**/reportDocument/*', '!**/mails/*', '!**/registration/*'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
