import { mount } from 'svelte';
import App from './App.svelte';
import { exchangeOldKeys } from './lib/oldkeys';
import './page.css';

const LETTERS = ['500', '700', '800'].map((weight) => `${weight} 1em "Alegreya Sans"`).concat('400 1em Metamorphous');
const PATIENCE = 1500; // milliseconds

// Letters that come late would move lines under a reader's eyes: the page waits for them, though not for ever.
const written = Promise.allSettled(LETTERS.map((one) => document.fonts.load(one)));
await Promise.race([written, new Promise((go) => setTimeout(go, PATIENCE))]);
await exchangeOldKeys();
mount(App, { target: document.getElementById('page')! });
