import './tokens.css';
import './fonts.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
document.documentElement.dataset.theme = settings.theme;
void speak(settings.language).then(() => mount(App, { target }));
