import { configure } from '@testing-library/react';

// How long every test of a screen waits for what it names; a busy machine draws slowly.
configure({ asyncUtilTimeout: 15_000 });
