// Starts the application.
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Routes } from './routes.tsx';
import { createClient, takeTokenOfLink } from './session.ts';
import './style.css';

takeTokenOfLink();
addEventListener('hashchange', () => takeTokenOfLink() && location.reload());
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ApolloProvider client={createClient()}>
        <Router base="/app">
          <Routes />
        </Router>
      </ApolloProvider>
    </StrictMode>,
  );
