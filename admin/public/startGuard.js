// When the app's first script itself cannot be fetched or run (an old page after an update, no network), nothing of the
// app can say so. The words are those of resources/locales/fatal, which the app has only once it is here.
(() => {
  const words = {
    'pl-PL': [
      'Nie udało się wczytać aplikacji',
      'Sprawdź połączenie z internetem i wczytaj ponownie.',
      'Wczytaj ponownie',
    ],
    'de-DE': [
      'Die Anwendung konnte nicht geladen werden',
      'Prüfen Sie die Internetverbindung und laden Sie neu.',
      'Neu laden',
    ],
    'en-EN': ['The app could not be loaded', 'Check the internet connection and reload.', 'Reload'],
    'hu-HU': [
      'Az alkalmazást nem sikerült betölteni',
      'Ellenőrizze az internetkapcsolatot, és töltse be újra.',
      'Újratöltés',
    ],
  };

  const language = () => {
    try {
      return JSON.parse(localStorage.getItem('RaStoreplumbline.locale'));
    } catch {
      return null;
    }
  };

  const tell = () => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    const [title, text, again] = words[language()] ?? words['pl-PL'];
    const main = document.createElement('main');
    main.style.cssText =
      'max-width:36rem;margin:0 auto;padding:15vh 1.25rem;font:1rem/1.55 system-ui,sans-serif';
    const heading = document.createElement('h1');
    heading.textContent = title;
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = again;
    button.style.cssText = 'font:inherit;min-height:2.75rem;padding:.5rem 1rem';
    button.addEventListener('click', () => location.reload());
    main.append(heading, paragraph, button);
    main.setAttribute('role', 'alert');
    root.append(main);
  };

  // Errors of elements do not bubble. What the app draws later takes the place of this by itself.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || (target instanceof HTMLScriptElement && target.type === 'module')) tell();
    },
    true,
  );
})();
