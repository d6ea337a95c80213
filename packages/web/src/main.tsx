import { render } from 'preact';
import { App } from './app/app.tsx';
import './ui/theme.css';

render(<App />, document.getElementById('app')!);
