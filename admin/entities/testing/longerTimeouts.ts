import { configure } from '@testing-library/react';

// Timeout of queries in tests of screens; a busy machine renders slowly.
configure({ asyncUtilTimeout: 60_000 });
