import { messagesOf } from './messagesOf';

export const messages = messagesOf(
  import.meta.glob(
    ['../../../resources/locales/*/hu-HU.json', '!**/reportDocument/*', '!**/mails/*', '!**/registration/*'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
